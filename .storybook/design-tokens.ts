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

interface Token {
  $type: string
  $value: unknown
  $extensions?: { css: string }
}

/** The tokens in the notation of the Design Tokens Community Group (format module of 2025.10), read from the CSS. A fluid size, which it has no type for, stands at its largest, with its rule beside it. */
export function designTokens() {
  const colors = (theme: Theme) =>
    Object.fromEntries(Object.entries(colorsOf(theme)).map(([name, value]) => [name, color(value)]))
  const others = otherTokens()
  const group = (prefix: string) =>
    Object.fromEntries(
      Object.entries(others)
        .filter(([name]) => name.startsWith(`${prefix}-`))
        .map(([name, value]) => [name.slice(prefix.length + 1), other(value)]),
    )
  return {
    color: { day: colors('day'), night: colors('night'), scrim: color(others['color-scrim'] ?? '') },
    ...Object.fromEntries(
      ['text', 'spacing', 'radius', 'breakpoint', 'font', 'ease'].map((name) => [name, group(name)]),
    ),
  }
}

/** A colour in the house's notation; the number after the stroke is its opacity. */
export function oklch(value: string): { components: [number, number, number]; alpha: number } | undefined {
  const [, light, chroma, hue, percent] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(value) ?? []
  if (light === undefined) return undefined
  return {
    components: [Number(light), Number(chroma), Number(hue)],
    alpha: percent === undefined ? 1 : Number(percent) / 100,
  }
}

function color(value: string): Token {
  const parts = oklch(value)
  if (!parts) throw new Error(`A token's colour is not in oklch() and cannot be given to other tools: ${value}`)
  return { $type: 'color', $value: { colorSpace: 'oklch', ...parts } }
}

function other(value: string): Token {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? []
  if (number !== undefined) return { $type: 'dimension', $value: { value: Number(number), unit } }
  const curve = /^cubic-bezier\(([^)]*)\)$/.exec(value)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  if (/^[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) }
  if (value.includes('sans-serif'))
    return { $type: 'fontFamily', $value: value.split(', ').map((name) => name.replaceAll('"', '')) }
  const largest = /^clamp\(.*, ([\d.]+)rem\)$/.exec(value)?.[1]
  if (largest === undefined) throw new Error(`A token's value cannot be given to other tools: ${value}`)
  return { $type: 'dimension', $value: { value: Number(largest), unit: 'rem' }, $extensions: { css: value } }
}
