import { word, type Words } from '../../kernel/words.ts'

export const inboundManifestWords = {
  inboundManifest: word('舱单明细', 'Manifests of inbound orders'),
} as const satisfies Words
