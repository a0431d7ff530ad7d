import { games } from '../games/index.ts';
import { useStrings } from '../strings/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { setTheme, type Theme, themes, useTheme } from './preferences.ts';
import { hrefTo, type Route } from './router.ts';

function ThemeSwitch() {
  const t = useStrings();
  const names: Readonly<Record<Theme, string>> = {
    system: t.themeSystem,
    light: t.themeLight,
    dark: t.themeDark,
  };
  return (
    <label className="theme">
      <span className="hidden">{t.theme}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
      <select
        value={useTheme()}
        onChange={(event) => setTheme(themes.find((theme) => theme === event.target.value) ?? 'dark')}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {names[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Header({ route }: { readonly route: Route }) {
  const t = useStrings();
  const current = (place: string): 'page' | undefined => (route.path[0] === place ? 'page' : undefined);
  return (
    <header className="header">
      <div className="header-inner">
        <a href={hrefTo([])} className="brand" aria-label={`${t.appName}: ${t.home}`}>
          <Logo />
          <span className="display">{t.appName}</span>
        </a>
        <nav aria-label={t.mainNavigation} className="nav">
          {games.map(({ id, name }) => (
            <a key={id} href={hrefTo([id])} aria-current={current(id)}>
              {name}
            </a>
          ))}
          <a href={hrefTo(['online'])} aria-current={current('online')}>
            {t.online}
          </a>
          <a href={hrefTo(['rules'])} aria-current={current('rules')}>
            {t.rules}
          </a>
        </nav>
        <div className="preferences">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
