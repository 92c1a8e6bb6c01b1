import { type RefObject, useEffect, useRef } from 'react'

/** Values that come after the first render, as those of a browser's storage do, go where nothing is written yet. */
export function useLateValues(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string | undefined>> | undefined,
) {
  const isDone = useRef(false)
  useEffect(() => {
    // Once: a field that is emptied later stays empty.
    if (!values || isDone.current) return
    isDone.current = true
    for (const [name, value] of Object.entries(values)) {
      const field = writable(form.current?.elements.namedItem(name))
      if (value && field?.value === '' && has(field, value)) field.value = value
    }
  }, [form, values])
}

/** Of what can be chosen, one that is no longer there would leave nothing chosen. */
function has(field: HTMLElement, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)
}

function writable(field: Element | RadioNodeList | null | undefined) {
  const isOne =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  // Browsers do not let a page set a file. A radio group is a list, and React's business.
  return isOne && field.type !== 'file' && field.type !== 'radio' ? field : undefined
}
