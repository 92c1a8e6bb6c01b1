import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '..', 'ui', 'tokens')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

export type Theme = 'day' | 'night'

/** The declarations of the first rule that names the theme, custom properties only, without their dashes. */
export function colorsOf(theme: Theme): Record<string, string> {
  const rule = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(read('colours.css'))
  return customProperties(rule?.[1] ?? '')
}

/** What theme.css and motion.css declare beside the colours: sizes of type, spaces, corners, breakpoints, the easing. */
export function otherTokens(): Record<string, string> {
  const all = { ...customProperties(read('theme.css')), ...customProperties(read('motion.css')) }
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => !name.endsWith('-*') && !/^var\(/.test(value)),
  )
}

function customProperties(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--([\w*-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  )
}
