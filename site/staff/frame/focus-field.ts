/** Of the screen's form, by the name of the field. A text that has begun goes on at its end. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`main [name="${name}"]`)
  if (!field || field === document.activeElement) return
  field.focus()
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
}
