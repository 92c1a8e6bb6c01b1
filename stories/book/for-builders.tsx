import type { ReactNode } from 'react'
import { isForClient } from './is-for-client.ts'

/** What concerns those who build the site; left out of the library that is handed over. */
export function ForBuilders({ children }: { children: ReactNode }) {
  return isForClient ? null : children
}
