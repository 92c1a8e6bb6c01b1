import { isRecord } from './record.ts'

type Check = (expected: unknown, value: unknown, found: Finder) => string[]

interface Finder {
  /** What is wrong with a part of the value. */
  problems: (schema: unknown, value: unknown, step?: string) => string[]
  schema: Record<string, unknown>
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [])
const wrong = (isWrong: boolean, message: string) => (isWrong ? [message] : [])

/** The keywords of JSON Schema 2020-12 that our documents use; one that is missing here is a problem, not a pass. */
const checks: Record<string, Check> = {
  type: (expected, value) => wrong(![expected].flat().some((type) => isOfType(type, value)), `is no ${expected}`),
  const: (expected, value) => wrong(value !== expected, `is not ${JSON.stringify(expected)}`),
  enum: (expected, value) => wrong(!Array.isArray(expected) || !expected.includes(value), `is none of ${expected}`),
  pattern: (expected, value) =>
    wrong(typeof value === 'string' && !new RegExp(String(expected)).test(value), `does not match ${expected}`),
  minLength: (expected, value) => wrong(typeof value === 'string' && value.length < Number(expected), 'is too short'),
  maxLength: (expected, value) => wrong(typeof value === 'string' && value.length > Number(expected), 'is too long'),
  minimum: (expected, value) => wrong(typeof value === 'number' && value < Number(expected), 'is too small'),
  maximum: (expected, value) => wrong(typeof value === 'number' && value > Number(expected), 'is too large'),
  minItems: (expected, value) => wrong(Array.isArray(value) && value.length < Number(expected), 'has too few entries'),
  maxItems: (expected, value) => wrong(Array.isArray(value) && value.length > Number(expected), 'has too many entries'),
  required: (expected, value) =>
    isRecord(value) ? texts(expected).flatMap((name) => wrong(!(name in value), `lacks ${name}`)) : [],
  properties: (expected, value, { problems }) =>
    isRecord(value) && isRecord(expected)
      ? Object.entries(expected).flatMap(([name, schema]) => (name in value ? problems(schema, value[name], name) : []))
      : [],
  additionalProperties: (expected, value, { problems, schema }) => {
    if (!isRecord(value)) return []
    const known = isRecord(schema['properties']) ? Object.keys(schema['properties']) : []
    const others = Object.keys(value).filter((name) => !known.includes(name))
    return others.flatMap((name) =>
      expected === false ? [`has ${name}, which is not documented`] : problems(expected, value[name], name),
    )
  },
  propertyNames: (expected, value, { problems }) =>
    isRecord(value) ? Object.keys(value).flatMap((name) => problems(expected, name, name)) : [],
  items: (expected, value, { problems }) =>
    Array.isArray(value) ? value.flatMap((entry, index) => problems(expected, entry, String(index))) : [],
  anyOf: (expected, value, { problems }) =>
    wrong(![expected].flat().some((schema) => problems(schema, value).length === 0), 'fits none of the shapes'),
  oneOf: (expected, value, { problems }) =>
    wrong(
      [expected].flat().filter((schema) => problems(schema, value).length === 0).length !== 1,
      'fits not one shape',
    ),
  allOf: (expected, value, { problems }) => [expected].flat().flatMap((schema) => problems(schema, value)),
  not: (expected, value, { problems }) => wrong(problems(expected, value).length === 0, 'is what it must not be'),
}

/** Keywords that say something without ruling anything out. */
const remarks = [
  'description',
  'default',
  'format',
  'example',
  'examples',
  'title',
  'contentMediaType',
  'contentEncoding',
]

export const knownKeywords = new Set(['$ref', ...Object.keys(checks), ...remarks])

/** What is wrong with a value, by a schema of `document`; nothing when it fits. */
export function schemaProblems(document: unknown, schema: unknown, value: unknown, path = 'answer'): string[] {
  if (schema === true) return []
  if (!isRecord(schema)) return [`${path}: there is no schema`]
  const problems = (part: unknown, entry: unknown, step?: string) =>
    schemaProblems(document, part, entry, step === undefined ? path : `${path}.${step}`)
  const own = Object.entries(schema).flatMap(([keyword, expected]) => {
    if (keyword === '$ref') return problems(resolveReference(document, String(expected)), value)
    const check = checks[keyword]
    return (check?.(expected, value, { problems, schema }) ?? []).map((line) =>
      line.startsWith(path) ? line : `${path} ${line}`,
    )
  })
  return own
}

/** What a `#/…` reference leads to. */
export function resolveReference(document: unknown, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((place, step) => (isRecord(place) ? place[step] : undefined), document)
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
