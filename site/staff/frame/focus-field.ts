/** Of the screen's form, by the name of the field. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus()
}
