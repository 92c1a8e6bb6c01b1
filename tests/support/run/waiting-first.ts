import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins a group with the fault tests. They mostly wait, for servers that start again: behind the browsers they left the
 * machine idle for two minutes, before them they cost next to nothing.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    const rank = ({ project }: TestSpecification) => (project.name === 'faults' ? 0 : 1)
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => group(one) - group(other) || rank(one) - rank(other))
  }
}
