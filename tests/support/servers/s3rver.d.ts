/** It brings no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  interface Context {
    body: unknown
  }

  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
