import { tableText } from '../results-file.ts'
import { dashboard } from './dashboard.ts'

const section = await dashboard.measure((line) => console.info(new Date().toISOString().slice(11, 19), line))
console.info(tableText(section))
