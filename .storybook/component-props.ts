import { parseSync, type TSSignature } from 'oxc-parser'

export interface PropFacts {
  name: string
  /** As the source has it; a union of the same file is spelled out. */
  type: string
  isOptional: boolean
  defaultValue?: string
  words: string
}

export interface PropTable {
  component: string
  props: PropFacts[]
  /** What it takes besides, as the source has it: `ComponentProps<'button'>`. */
  also: string[]
}

/** The props of the components that a file exports, read from its interfaces, aliases and defaults. */
export function readProps(path: string, text: string): PropTable[] {
  const { program, comments } = parseSync(path, text)
  const aliases = new Map<string, string>()
  const interfaces = new Map<string, { props: PropFacts[]; also: string[] }>()
  const tables: PropTable[] = []
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end).replace(/\s+/g, ' ')
  const wordsBefore = (start: number) => {
    const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '')
    return comment?.type === 'Block' ? comment.value.replace(/^\s*\*+ ?/gm, '').trim() : ''
  }
  const propsOf = (members: TSSignature[]): PropFacts[] =>
    members.flatMap((member) =>
      (member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature') && member.key.type === 'Identifier'
        ? [
            {
              name: member.key.name,
              type:
                member.type === 'TSPropertySignature' && member.typeAnnotation
                  ? slice(member.typeAnnotation.typeAnnotation)
                  : slice(member),
              isOptional: member.optional,
              words: wordsBefore(member.start),
            },
          ]
        : [],
    )
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSTypeAliasDeclaration')
      aliases.set(declaration.id.name, slice(declaration.typeAnnotation).replace(/^\| /, ''))
    if (declaration?.type === 'TSInterfaceDeclaration')
      interfaces.set(declaration.id.name, {
        also: declaration.extends.map(slice),
        props: propsOf(declaration.body.body),
      })
  }
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') continue
    const { id, params } = statement.declaration
    if (!id || !/^[A-Z]/.test(id.name)) continue
    const [first] = params
    const type = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined
    const annotation = type ? slice(type) : ''
    const known =
      type?.type === 'TSTypeLiteral' ? { props: propsOf(type.members), also: [] } : interfaces.get(annotation)
    const defaults = first?.type === 'ObjectPattern' ? defaultsOf(first.properties, slice) : new Map<string, string>()
    tables.push({
      component: id.name,
      also: known?.also ?? (annotation ? [annotation] : []),
      props: (known?.props ?? []).map((prop) => {
        const defaultValue = defaults.get(prop.name)
        return { ...prop, type: spellOut(prop.type, aliases), ...(defaultValue !== undefined && { defaultValue }) }
      }),
    })
  }
  return tables
}

function defaultsOf(properties: readonly unknown[], slice: (node: { start: number; end: number }) => string) {
  const defaults = new Map<string, string>()
  for (const property of properties as {
    key?: { name?: string }
    value?: { type: string; right: { start: number; end: number } }
  }[])
    if (property.key?.name && property.value?.type === 'AssignmentPattern')
      defaults.set(property.key.name, slice(property.value.right))
  return defaults
}

/** Names of the same file give way to what they stand for, as deep as they go. */
function spellOut(type: string, aliases: Map<string, string>, depth = 0): string {
  if (depth > 3) return type
  return type.replace(/(?<![.\w'])[A-Z]\w*(?![\w'])/g, (name) => {
    const meant = aliases.get(name)
    return meant && meant.length < 300 && /^['"\w| .[\]-]+$/.test(meant) ? spellOut(meant, aliases, depth + 1) : name
  })
}
