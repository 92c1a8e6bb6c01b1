import { parentPort, workerData } from 'node:worker_threads'
import { makePicture } from '#api/services/pictures/make-picture.ts'

parentPort?.postMessage(await makePicture(String(workerData)))
