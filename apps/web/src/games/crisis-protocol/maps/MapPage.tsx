export function MapPage({ query }: { readonly query: URLSearchParams }) {
  return <p>{query.get('id')}</p>;
}
