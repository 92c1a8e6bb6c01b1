import { parentPort, workerData } from 'node:worker_threads'
import { postsOfFolders } from '#api/services/transfer/posts-of-folders.ts'

parentPort?.postMessage(postsOfFolders(workerData))
