import { measureComponents } from '../../../.storybook/component-sizes.ts'

/** `npm run sizes`: what each component's own code weighs, compressed. */
const sizes = Object.entries(await measureComponents())
const widest = Math.max(...sizes.map(([file]) => file.length))
for (const [file, size] of sizes) console.info(`${file.padEnd(widest)} ${String(size).padStart(6)} bytes`)
console.info(
  `${'all'.padEnd(widest)} ${String(sizes.reduce((sum, [, size]) => sum + size, 0)).padStart(6)} bytes in ${sizes.length} components`,
)
