import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod'
import { type PostFacts, type PostWords, postFacts, postWords } from '#api/content/post-format.ts'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { isLanguage, type Language, languages } from '#locales/languages.ts'

export interface ContentPost extends PostFacts {
  id: string // the folder's name, which is the English slug
  translations: Partial<Record<Language, ContentTranslation>>
}

export interface ContentTranslation extends PostWords {
  text: string // Markdown
}

/** Newest first. */
export function readPosts(folder = postsFolder): ContentPost[] {
  return postIds(folder)
    .map((id) => readPost(folder, id))
    .toSorted((a, b) => (a.publishedAt === b.publishedAt ? 0 : a.publishedAt < b.publishedAt ? 1 : -1))
}

function postIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

function readPost(folder: string, id: string): ContentPost {
  const place = path.join(folder, id)
  const files = readdirSync(place)
  for (const file of files) {
    const [, name] = /^(\w+)\.md$/.exec(file) ?? []
    if (file !== 'post.yaml' && !isLanguage(name)) {
      throw bad(path.join(place, file), `has no place here: a post is post.yaml and ${languages.join('.md, ')}.md`)
    }
  }
  const facts = path.join(place, 'post.yaml')
  if (!files.includes('post.yaml')) throw bad(facts, 'is missing: it says type, author, publishedAt and picture')
  const written = languages.filter((language) => files.includes(`${language}.md`))
  if (written.length === 0) throw bad(place, 'has no text: write at least en.md')
  return {
    id,
    ...checked(postFacts, readYaml(readFileSync(facts, 'utf8'), facts), facts),
    translations: Object.fromEntries(
      written.map((language) => [language, readTranslation(path.join(place, `${language}.md`))]),
    ),
  }
}

function readTranslation(file: string): ContentTranslation {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const [, front, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined) throw bad(file, 'must begin with its facts in YAML, between two lines of ---')
  if (text.trim() === '') throw bad(file, 'has no text below its facts')
  return { ...checked(postWords, readYaml(front, file), file), text: text.trim() }
}

function readYaml(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw bad(file, `is not YAML (a value with a colon needs quotation marks): ${String(error)}`)
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'the file'}: ${message}`)
  throw bad(file, `cannot be used; mend these values:\n${lines.join('\n')}`)
}

function bad(file: string, problem: string): Error {
  return new Error(`The posts cannot be read: ${path.relative(process.cwd(), file)} ${problem}`)
}
