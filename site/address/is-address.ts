/** True of where Back leads to even before its page is there: the browser has changed the address at once. */
export function isAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname === window.location.pathname && search === window.location.search
}
