import { useRef, useState } from 'react'

/** Copies an address that stands in a field; where the browser refuses, the field's text is selected for who copies it by hand. */
export function useCopied(address: string) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('notCopied')
    }
  }

  return { field, outcome, copy }
}
