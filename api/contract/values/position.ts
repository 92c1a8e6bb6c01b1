export interface Position {
  latitude: number
  longitude: number
}

/** To 0.1°, about ten kilometres: enough for a town, too little for a street (D33). */
export function rounded({ latitude, longitude }: Position): Position {
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 }
}
