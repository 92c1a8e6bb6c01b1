import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { triedTwiceFile } from './reports.ts'

/** Writes down which tests passed at a second try only, and why not at the first: `npm test` names them at its end. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter's file by its default export.
export default class TriedTwiceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => {
          const [why] = test.result().errors?.[0]?.message.split('\n') ?? []
          return `${module.relativeModuleId} > ${test.fullName}${why ? `: ${why.slice(0, 200)}` : ''}`
        }),
    )
    writeFileSync(triedTwiceFile, JSON.stringify(names))
  }
}
