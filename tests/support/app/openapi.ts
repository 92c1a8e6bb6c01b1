import { knownKeywords, resolveReference } from './json-schema.ts'
import { entriesOf, isRecord, partOf } from './record.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export interface DocumentedCall {
  /** `POST /api/contact`. */
  name: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  operation: Record<string, unknown>
}

export function callsIn(document: unknown): DocumentedCall[] {
  return entriesOf(partOf(document, 'paths')).flatMap(([path, item]) =>
    entriesOf(item).flatMap(([name, operation]) => {
      const method = (['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const).find((known) => known === name.toUpperCase())
      return method && isRecord(operation) ? [{ name: `${method} ${path}`, method, path, operation }] : []
    }),
  )
}

/** What OpenAPI 3.1 forbids in a document, one line each. */
export function documentProblems(document: unknown): string[] {
  const problems: string[] = []
  const expect = (isRight: unknown, problem: string) => void (isRight || problems.push(problem))
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  const tags = [partOf(document, 'tags')].flat().map((tag) => partOf(tag, 'name'))
  const ids = new Set<unknown>()

  expect(/^3\.1\.\d+$/.test(String(partOf(document, 'openapi'))), 'openapi is no version of 3.1')
  for (const name of ['title', 'version']) expect(isText(partOf(document, 'info', name)), `info has no ${name}`)
  for (const server of [partOf(document, 'servers')].flat()) {
    expect(URL.canParse(String(partOf(server, 'url'))), 'a server has no address')
  }
  for (const [path, item] of entriesOf(partOf(document, 'paths'))) {
    expect(path.startsWith('/'), `${path} does not begin with /`)
    for (const [method, operation] of entriesOf(item)) {
      expect(methods.includes(method), `${path} has no method ${method}`)
      checkOperation(`${method} ${path}`, operation)
    }
  }
  for (const [name, schema] of entriesOf(partOf(document, 'components', 'schemas'))) checkSchema(name, schema)
  return problems

  function checkOperation(name: string, operation: unknown): void {
    const id = partOf(operation, 'operationId')
    expect(isText(id) && !ids.has(id), `${name} has no operationId of its own`)
    ids.add(id)
    expect(isText(partOf(operation, 'summary')), `${name} has no summary`)
    for (const tag of [partOf(operation, 'tags')].flat()) expect(tags.includes(tag), `${name}: tag ${tag} is unknown`)
    checkParameters(name, operation)
    const body = partOf(operation, 'requestBody')
    if (body) checkContent(`${name}, body`, partOf(body, 'content'), true)
    const responses = entriesOf(partOf(operation, 'responses'))
    expect(
      responses.some(([status]) => /^[23]/.test(status)),
      `${name} has no answer when all goes well`,
    )
    for (const [status, response] of responses) {
      expect(/^[1-5]\d\d$/.test(status), `${name}: ${status} is no status`)
      expect(isText(partOf(response, 'description')), `${name}: ${status} has no description`)
      checkContent(`${name}, ${status}`, partOf(response, 'content'), false)
      for (const [header, about] of entriesOf(partOf(response, 'headers'))) {
        checkSchema(`${name}, ${status}, ${header}`, partOf(about, 'schema'))
      }
    }
  }

  function checkParameters(name: string, operation: unknown): void {
    const parameters = [partOf(operation, 'parameters') ?? []].flat()
    for (const parameter of parameters) {
      const place = String(partOf(parameter, 'in'))
      expect(['path', 'query', 'header', 'cookie'].includes(place), `${name}: a parameter is nowhere`)
      if (place === 'path')
        expect(partOf(parameter, 'required') === true, `${name}: a path's parameter is not required`)
      checkSchema(`${name}, ${partOf(parameter, 'name')}`, partOf(parameter, 'schema'))
    }
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    const declared = parameters.filter((parameter) => partOf(parameter, 'in') === 'path')
    expect(
      JSON.stringify(inPath.toSorted()) ===
        JSON.stringify(declared.map((parameter) => partOf(parameter, 'name')).toSorted()),
      `${name}: its path's parameters are not those it documents`,
    )
  }

  function checkContent(name: string, content: unknown, isNeeded: boolean): void {
    const types = entriesOf(content)
    expect(types.length > 0 || !isNeeded, `${name} has no content`)
    for (const [type, about] of types) {
      expect(/^[a-z]+\/[a-z0-9.+-]+$/.test(type), `${name}: ${type} is no media type`)
      checkSchema(`${name}, ${type}`, partOf(about, 'schema'))
    }
  }

  function checkSchema(name: string, schema: unknown): void {
    if (!isRecord(schema)) return void problems.push(`${name} has no schema`)
    for (const [keyword, value] of Object.entries(schema)) {
      expect(knownKeywords.has(keyword), `${name}: ${keyword} is no keyword that the tests know`)
      if (keyword === '$ref')
        expect(isRecord(resolveReference(document, String(value))), `${name}: ${value} is nowhere`)
      if (keyword === 'pattern') expect(isPattern(value), `${name}: ${value} is no pattern`)
      if (keyword === 'properties') for (const [key, part] of entriesOf(value)) checkSchema(`${name}.${key}`, part)
      if (keyword === 'required' && 'properties' in schema)
        for (const key of [value].flat())
          expect(partOf(schema, 'properties', String(key)), `${name}: ${key} is nowhere`)
      if (['anyOf', 'oneOf', 'allOf'].includes(keyword)) for (const part of [value].flat()) checkSchema(name, part)
      if (['items', 'additionalProperties', 'not', 'propertyNames'].includes(keyword) && isRecord(value))
        checkSchema(`${name}.${keyword}`, value)
    }
  }
}

function isPattern(pattern: unknown): boolean {
  try {
    return new RegExp(String(pattern)).source !== ''
  } catch {
    return false
  }
}
