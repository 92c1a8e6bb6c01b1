import path from 'node:path'
import { root } from './steps.ts'

const cache = path.join(root, 'node_modules', '.cache')

/** What the runners write about themselves, for the line that `npm test` ends with. */
export const testReportFile = path.join(cache, 'test-report.json')
export const visualReportFile = path.join(cache, 'visual-report.json')
export const triedTwiceFile = path.join(cache, 'tried-twice.json')
