/**
 * The page runs only its own scripts and styles, and speaks only with this server; 'self' covers its sockets. Nothing
 * here presumes HTTPS: the server is also used at home, over plain HTTP; a proxy in front of it adds HSTS.
 */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
} as const;

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
