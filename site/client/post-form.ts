/** Lets the browser post the form, with `more` in it. Resolves when the visitor comes back to the page. */
export function postForm(form: HTMLFormElement, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(more)) formData.set(name, value)
  }
  form.addEventListener('formdata', add, { once: true })
  form.submit()
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}
