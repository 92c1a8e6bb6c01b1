import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { triedTwiceFile } from './reports.ts'

/** Writes down which tests passed at a second try only: `npm test` names them at its end. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter's file by its default export.
export default class TriedTwiceReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = modules.flatMap((module) =>
      [...module.children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    )
    writeFileSync(triedTwiceFile, JSON.stringify(names))
  }
}
