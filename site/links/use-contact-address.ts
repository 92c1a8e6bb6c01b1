import { useLocation } from 'react-router-dom'
import { localPath, prefixOf } from '#site/address/addresses.ts'

export function useContactAddress(): string {
  const { pathname } = useLocation()
  return localPath('/contact', prefixOf(pathname))
}
