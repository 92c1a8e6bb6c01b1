import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env['RECORDED_MODULES']

/** Loaded before a program (`--import`): writes down every module that it loads, an address a line. */
registerHooks({
  load(address, context, next) {
    if (file) appendFileSync(file, `${address}\n`)
    return next(address, context)
  },
})
