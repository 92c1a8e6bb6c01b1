import { parseDocument } from 'yaml'
import type * as z from 'zod'
import { type TransferRefusal, transferLimits } from '#api/contract/values/post-transfer.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { type PostFacts, type PostWords, postFacts, postWords } from '#api/services/transfer/post-format.ts'
import { isLanguage, type Language, languages } from '#locales/languages.ts'

export interface WrittenPost extends PostFacts {
  id: string // the folder's name
  translations: Partial<Record<Language, WrittenTranslation>>
}

export interface WrittenTranslation extends PostWords {
  text: string // Markdown
}

/** Why a file cannot be used. `message` is for whoever writes what comes with the site. */
export interface FileProblem {
  file: string
  why: TransferRefusal
  field?: string
  most?: number // characters
  message: string
}

type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: FileProblem[] }

/** A post from the files of its folder, by their names. It is there only if nothing is wrong with any of them. */
export function postFromFiles(id: string, files: ReadonlyMap<string, string>): Checked<WrittenPost> {
  const problems: FileProblem[] = []
  const written: [Language, WrittenTranslation][] = []
  for (const [file, text] of files) {
    if (file === 'post.yaml') continue
    const [, name] = /^([\w-]+)\.md$/.exec(file) ?? []
    const place = `has no place here: a post is post.yaml and ${languages.join('.md, ')}.md`
    if (!isLanguage(name)) {
      problems.push({ file, why: name === undefined ? 'noPlace' : 'language', message: place })
      continue
    }
    const translation = readTranslation(file, text)
    if (translation.ok) written.push([name, translation.value])
    else problems.push(...translation.problems)
  }
  const facts = readFacts(files.get('post.yaml'))
  if (!facts.ok) problems.push(...facts.problems)
  if (written.length === 0 && problems.length === 0)
    problems.push({ file: '', why: 'noTexts', message: 'has no text: write at least en.md' })
  if (!facts.ok || problems.length > 0) return { ok: false, problems }
  const post = { id, ...facts.value, translations: Object.fromEntries(written) }
  const undated = dateless(post)
  return undated.length === 0 ? { ok: true, value: post } : { ok: false, problems: undated }
}

function readFacts(text: string | undefined): Checked<PostFacts> {
  const file = 'post.yaml'
  if (text === undefined) return problem(file, 'noFacts', 'is missing: it says type, author, publishedAt and picture')
  return readYaml(postFacts, text, file)
}

function readTranslation(file: string, source: string): Checked<WrittenTranslation> {
  const [, front, text = ''] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (front === undefined || front.length > transferLimits.facts)
    return problem(file, 'noFront', 'must begin with its facts in YAML, between two lines of ---')
  const words = readYaml(postWords, front, file)
  if (!words.ok) return words
  const plain = plainText(text)
  if (plain === '' && words.value.state !== 'draft')
    return problem(file, 'fieldWrong', 'has no text below its facts', 'text')
  if (plain.length > writingLimits.body)
    return {
      ok: false,
      problems: [{ file, why: 'fieldLong', field: 'text', most: writingLimits.body, message: 'is too long' }],
    }
  return { ok: true, value: { ...words.value, text: plain } }
}

/** Without the empty lines around it, which mean nothing. */
export function plainText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
}

/** What is not a draft has to open at some time. */
function dateless({ publishedAt, translations }: WrittenPost): FileProblem[] {
  return Object.entries(translations).flatMap(([language, { state, visibleFrom }]) =>
    state === 'draft' || visibleFrom || publishedAt
      ? []
      : {
          file: `${language}.md`,
          why: 'fieldWrong' as const,
          field: 'visibleFrom',
          message: 'has no time: say publishedAt in post.yaml, or visibleFrom',
        },
  )
}

/** Without anchors that multiply, without tags of other programs, and silent about both. */
function readYaml<Schema extends z.ZodType>(schema: Schema, text: string, file: string): Checked<z.infer<Schema>> {
  let value: unknown
  try {
    const document = parseDocument(text, { logLevel: 'silent', stringKeys: true })
    const [wrong] = [...document.errors, ...document.warnings]
    if (wrong) throw wrong
    value = document.toJS({ maxAliasCount: 20 })
  } catch (error) {
    return problem(file, 'notYaml', `is not YAML (a value with a colon needs quotation marks): ${String(error)}`)
  }
  return checked(schema, value, file)
}

/** Every issue as a problem of its field. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): Checked<z.infer<Schema>> {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  return { ok: false, problems: result.error.issues.flatMap((issue) => problemsOf(issue, file)) }
}

function problemsOf(issue: z.core.$ZodIssue, file: string): FileProblem[] {
  const field = issue.path.join('.')
  const message = issue.message
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ file, why: 'fieldUnknown', field: [...issue.path, key].join('.'), message }))
  if (issue.code === 'too_big' && issue.origin === 'string')
    return [{ file, why: 'fieldLong', field, most: Number(issue.maximum), message }]
  const isSlug = issue.code === 'invalid_format' && /^(slug|formerSlugs)\b/.test(field)
  return [{ file, why: isSlug ? 'fieldSlug' : 'fieldWrong', field: field || 'post.yaml', message }]
}

function problem(
  file: string,
  why: TransferRefusal,
  message: string,
  field?: string,
): { ok: false; problems: FileProblem[] } {
  return { ok: false, problems: [{ file, why, message, ...(field !== undefined && { field }) }] }
}
