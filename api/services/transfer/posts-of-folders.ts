import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { type FileProblem, postFromFiles, type WrittenPost } from '#api/services/transfer/post-files.ts'

export type PackageProblem = Omit<FileProblem, 'message'>

export interface PostFolders {
  prefix: string // what stands before `posts/` in the zip
  texts: Map<string, Map<string, string>> // by folder and file
}

export interface FolderPosts {
  posts: { folder: string; post: WrittenPost }[]
  problems: PackageProblem[]
}

/** Anything wrong stops the whole: of one post no more is told than of all, and at some number nobody looks further. */
export function postsOfFolders({ prefix, texts }: PostFolders): FolderPosts {
  const posts: FolderPosts['posts'] = []
  const problems: PackageProblem[] = []
  const ids = new Set<string>()
  for (const [folder, files] of texts) {
    if (problems.length >= transferLimits.problems) break
    const place = `${prefix}posts/${folder}`
    const id = decoded(folder)
    // `same` and `%73ame` are one.
    const isTwice = id !== undefined && ids.has(id)
    if (id !== undefined) ids.add(id)
    const found = isTwice ? { problems: [{ file: '', why: 'twice' as const }] } : problemsOrPost(id, files)
    if ('post' in found) posts.push({ folder: place, post: found.post })
    else
      for (const { file, ...problem } of found.problems.slice(0, transferLimits.told))
        problems.push({ ...problem, file: file === '' ? place : `${place}/${file}` })
  }
  return { posts, problems }
}

function problemsOrPost(
  id: string | undefined,
  files: ReadonlyMap<string, string>,
): { post: WrittenPost } | { problems: PackageProblem[] } {
  if (id === undefined) return { problems: [{ file: '', why: 'badName' }] }
  const post = postFromFiles(id, files)
  if (post.ok) return { post: post.value }
  return { problems: post.problems.map(({ message: _message, ...problem }) => problem) }
}

/** The id that a folder is named after. Addresses leave out `.` and `..`. */
function decoded(folder: string): string | undefined {
  try {
    const id = decodeURIComponent(folder)
    return id.length <= 400 && !/\p{Cc}|^\.{1,2}$/u.test(id) ? id : undefined
  } catch {
    return undefined
  }
}
