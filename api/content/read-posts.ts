import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { type FileProblem, postFromFiles, type WrittenPost } from '#api/services/transfer/post-files.ts'

/** Newest first. */
export function readPosts(folder = postsFolder): WrittenPost[] {
  return postIds(folder)
    .map((id) => readPost(folder, id))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
}

const timeOf = ({ publishedAt }: WrittenPost) => (publishedAt === undefined ? 0 : Date.parse(publishedAt))

function postIds(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

/** Throws an error that says which file to mend, and how. */
function readPost(folder: string, id: string): WrittenPost {
  const place = path.join(folder, id)
  const files = readdirSync(place).map((name) => [name, readFileSync(path.join(place, name), 'utf8')] as const)
  const post = postFromFiles(id, new Map(files))
  if (post.ok) return post.value
  const [first] = post.problems
  throw bad(
    path.join(place, first?.file ?? ''),
    post.problems.filter(({ file }) => file === first?.file),
  )
}

function bad(file: string, problems: FileProblem[]): Error {
  const ofFields = problems.filter(({ field }) => field !== undefined && field !== 'text')
  const what =
    ofFields.length === 0
      ? problems[0]?.message
      : `cannot be used; mend these values:\n${ofFields.map(({ field, message }) => `  ${field}: ${message}`).join('\n')}`
  return new Error(`The posts cannot be read: ${path.relative(process.cwd(), file)} ${what}`)
}
