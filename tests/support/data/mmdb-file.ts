type Value = string | number | Value[] | { [key: string]: Value }

/** The bytes of a country database (MaxMind DB format 2.0) that says the same of every IPv4 address. */
export function mmdbFile(record: Value): Buffer {
  const nodeCount = 1
  const separator = Buffer.alloc(16)
  // One node; both of its 24-bit records point to the start of the data.
  const pointer = nodeCount + separator.length
  const tree = Buffer.from([0, 0, pointer, 0, 0, pointer])
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Test',
    description: {},
    ip_version: 4,
    languages: [],
    node_count: nodeCount,
    record_size: 24,
  }
  return Buffer.concat([
    tree,
    separator,
    encode(record),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encode(metadata),
  ])
}

/** Types are told by the first three bits, those above seven by a second byte; all sizes here are below 29. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
  if (typeof value === 'number') return Buffer.from([(6 << 5) | 1, value])
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flat().map(encode)])
}
