import { useLocation } from 'react-router-dom'
import { localPath, prefixOf } from '#site/address/addresses.ts'

/** The contact page under the same prefix. */
export function useContactAddress(): string {
  const { pathname } = useLocation()
  return localPath('/contact', prefixOf(pathname))
}
