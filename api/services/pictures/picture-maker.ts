import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { PictureRefusal } from '#api/contract/values/pictures.ts'
import { AppError } from '#api/errors.ts'
import type { MadePicture } from '#api/services/pictures/make-picture.ts'

const TIME = 60_000 // milliseconds for one picture
const MEMORY = 256 // megabytes of JavaScript; what libvips takes is bounded by the pixels
const WAIT = 60 // seconds

export interface PictureMaker {
  make: (path: string) => Promise<MadePicture | PictureRefusal>
  isWorking: () => boolean
  /** Ends what is being made; those who wait are told to try again. */
  stop: () => void
}

/** One picture at a time, each in a worker of its own, which leaves nothing behind. */
export function createPictureMaker(time = TIME): PictureMaker {
  const oneAtATime = pLimit(1)
  let working: Worker | undefined
  let isStopped = false

  async function run(path: string): Promise<MadePicture | PictureRefusal> {
    if (isStopped) throw stopped()
    // Its library has to stay loaded after a thread of it has ended (sharp.pixelplumbing.com/install, “Worker threads”).
    await import('sharp')
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    working = worker
    try {
      return await answerOf(worker, time)
    } finally {
      working = undefined
      await worker.terminate()
    }
  }

  return {
    make: (path) => oneAtATime(() => run(path)),
    isWorking: () => working !== undefined,

    stop() {
      isStopped = true
      void working?.terminate()
    },
  }
}

const stopped = () => new AppError('unavailable', { retryAfter: WAIT, isLogged: true })

function answerOf(worker: Worker, time: number): Promise<MadePicture | PictureRefusal> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('picture_slow'), time)
    worker.once('message', (made: MadePicture | PictureRefusal) => resolve(made))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(stopped())
    })
  })
}
