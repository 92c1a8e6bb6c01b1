import { useSyncExternalStore } from 'react'
import { isApple } from '#ui/blocks/staff/frame/use-shortcuts.ts'

const never = () => () => {}

/** What is printed on the key of `mod+…`; `Ctrl` until the machine is known. */
export function useCommandKey(): 'command' | 'Ctrl' {
  return useSyncExternalStore(
    never,
    () => (isApple() ? 'command' : 'Ctrl'),
    () => 'Ctrl',
  )
}
