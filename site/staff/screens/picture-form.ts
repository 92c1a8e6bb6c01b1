import { languages } from '#locales/languages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'

/** What the form of a picture says. */
export function pictureFields(form: FormData) {
  const share = (name: string) => Number(textOf(form, name)) / 100
  return {
    name: textOf(form, 'name'),
    alt: Object.fromEntries(languages.map((language) => [language, textOf(form, `alt.${language}`)])),
    isDecorative: textOf(form, 'decorative') !== '',
    focus: { x: share('focusX'), y: share('focusY') },
  }
}
