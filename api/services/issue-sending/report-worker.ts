import { parentPort } from 'node:worker_threads'
import { reportParts } from '#api/services/issue-sending/report-parts.ts'

// What cannot be read is no report.
parentPort?.on('message', (raw: Uint8Array) => {
  void reportParts(raw)
    .catch(() => undefined)
    .then((parts) => parentPort?.postMessage(parts))
})
