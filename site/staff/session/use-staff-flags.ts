import { useEffect } from 'react'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

/** Specification 3. They tell this browser’s visits not to be counted, and grant nothing (D24). */
export function useStaffFlags(accountId: string): void {
  useEffect(() => {
    localStore.set(names.adminLoggedIn, 'true')
    localStore.set(names.adminSessionActive, 'true')
    localStore.set(names.currentUser, accountId)
  }, [accountId])
}

const flags = [names.adminLoggedIn, names.adminSessionActive, names.currentUser]

export function storedStaffFlags(): { name: string; value: string }[] {
  return flags.flatMap((name) => {
    const value = localStore.get(name)
    return value === null ? [] : [{ name, value }]
  })
}

export function clearStaffFlags(): void {
  for (const name of flags) localStore.remove(name)
}
