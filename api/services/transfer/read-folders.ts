import { Worker } from 'node:worker_threads'
import { type FolderPosts, type PostFolders, postsOfFolders } from '#api/services/transfer/posts-of-folders.ts'

const TIME = 60_000 // milliseconds for all posts of an import
const MEMORY = 512 // megabytes
const LITTLE = 4000 // characters that are read before a thread has started

/**
 * The posts of an import, read in a thread of its own: YAML of a few kilobytes can keep its parser busy for seconds.
 * Undefined where that takes too much time or memory.
 */
export async function readFolders(folders: PostFolders, time = TIME): Promise<FolderPosts | undefined> {
  if (lengthOf(folders) <= LITTLE) return postsOfFolders(folders)
  const worker = new Worker(new URL('./folders-worker.ts', import.meta.url), {
    workerData: folders,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  // A server that is told to stop does not wait for it.
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<FolderPosts | undefined>()
  const timer = setTimeout(() => resolve(undefined), time)
  worker.once('message', (read: FolderPosts) => resolve(read))
  worker.once('error', (error) => (isOutOfMemory(error) ? resolve(undefined) : reject(error)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const lengthOf = ({ texts }: PostFolders) =>
  [...texts.values()].reduce((sum, files) => [...files.values()].reduce((all, { length }) => all + length, sum), 0)

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
