import { isValidElement } from 'react'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/** What Storybook says where it knows no better. */
const bare = new Set([
  'union',
  'function',
  'unknown',
  'object',
  'array',
  'enum',
  'tuple',
  'intersection',
  'other',
  'any',
])
/** Keys of an object before the rest becomes an ellipsis. */
const KEYS = 5
/** Choices before they become a menu. */
const BUTTONS = 5

/** The panel’s types spelled out, and controls that fit: by the source, else by what the story passes. */
export const spellTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) => {
  const spelt = (component as { speltProps?: Record<string, string> } | undefined)?.speltProps ?? {}
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map((name) => [name, { name, ...spellType(argTypes[name] ?? {}, initialArgs[name], spelt[name]) }]),
  ) as ReturnType<ArgTypesEnhancer>
}

/** One row: `spelt` is its type as the source has it, `value` what the story passes. */
export function spellType(row: InputType, value: unknown, spelt?: string): InputType {
  const { table } = row
  const said = table?.type?.summary
  const raw = typeof row.type === 'object' && 'raw' in row.type ? row.type.raw : undefined
  const byDefault = table?.defaultValue?.summary
  const isBare = !said || bare.has(said)
  const summary = spelt ?? (isBare ? (raw ?? shapeOf(value, byDefault)) : said)
  const control = row.control ?? controlFor(summary, value)
  const options = optionsOf(summary)
  return {
    ...row,
    ...(control !== undefined && { control }),
    ...(options && { options }),
    table: { ...table, ...(summary && { type: { ...table?.type, summary: summary.replace(/\s+/g, ' ') } }) },
  }
}

/** Of what is written `'a' | 'b' | undefined`. */
function optionsOf(type = ''): string[] | undefined {
  const parts = type.split('|').map((part) => part.trim())
  const choices = parts.filter((part) => part !== 'undefined' && part !== '')
  return choices.length > 1 && choices.every((part) => /^'[^']*'$/.test(part))
    ? choices.map((part) => part.slice(1, -1))
    : undefined
}

/** What Storybook would edit as raw data though a field or nothing at all is better; `undefined` leaves it to Storybook. */
function controlFor(type: string | undefined, value: unknown): InputType['control'] {
  if (isValidElement(value) || (Array.isArray(value) && value.some(isValidElement))) return false
  if (typeof value === 'function' || type?.includes('=>')) return false
  const options = optionsOf(type)
  if (options) return { type: options.length > BUTTONS ? 'select' : 'radio' }
  if (typeof value === 'string' || /^(string|ReactNode)( \| undefined)?$/.test(type ?? '')) return { type: 'text' }
  if (typeof value === 'number' || /^number( \| undefined)?$/.test(type ?? '')) return { type: 'number' }
  if (typeof value === 'boolean' || /^boolean( \| undefined)?$/.test(type ?? '')) return { type: 'boolean' }
  return undefined
}

/** A value’s type, as far as a look at it tells; `byDefault` is the code of the one that stands in for it. */
function shapeOf(value: unknown, byDefault = '', depth = 0): string | undefined {
  if (value === undefined) return shapeOfCode(byDefault)
  if (value === null) return 'null'
  if (isValidElement(value)) return 'ReactNode'
  if (typeof value === 'function') return '(…) => …'
  if (Array.isArray(value)) return value.length > 0 ? `${shapeOf(value[0], '', depth + 1)}[]` : '[]'
  if (typeof value !== 'object') return typeof value
  if (depth > 1) return '{ … }'
  const entries = Object.entries(value)
  const keys = entries.slice(0, KEYS).map(([key, one]) => `${key}: ${shapeOf(one, '', depth + 1)}`)
  return `{ ${[...keys, ...(entries.length > KEYS ? ['…'] : [])].join(', ')} }`
}

function shapeOfCode(code: string): string | undefined {
  if (/^-?[\d.]+$/.test(code)) return 'number'
  if (/^(true|false)$/.test(code)) return 'boolean'
  if (/^['"`]/.test(code)) return 'string'
  if (code.startsWith('[')) return 'readonly …[]'
  if (code.startsWith('{')) return '{ … }'
  if (/^\w+$/.test(code)) return `typeof ${code}`
  return undefined
}
