import { variableGroups, variableTexts } from '#api/operate/variable-texts.ts'

const opening = `import { Meta } from '@storybook/addon-docs/blocks'

<Meta title="Operate/Every variable" />

{/* Made of api/operate/variable-texts.ts: npm run vitest -- --project repo tests/repo/operate -u */}

# Every variable

All are optional, and an empty one counts as not set: with none of them the site runs on this machine alone, keeps its data
in one folder and writes its mails into files. A value that cannot be used is refused at the start, by name.

`

/** The text of \`stories/operate/environment.mdx\`. */
export function environmentPage(): string {
  const variables = Object.entries(variableTexts)
  const groups = variableGroups.map((group) => {
    const rows = variables
      .filter(([, text]) => text.group === group)
      .map(([name, { means, standard }]) => `| \`${name}\` | ${inMdx(means)} | ${inMdx(standard)} |`)
    return [`## ${group}`, '', '| variable | what it means | without it |', '| --- | --- | --- |', ...rows].join('\n')
  })
  return `${opening}${groups.join('\n\n')}\n`
}

/** In MDX a bracket begins an expression or an element. */
const inMdx = (text: string) => text.replaceAll(/[{}<>]/g, (sign) => `\\${sign}`)
