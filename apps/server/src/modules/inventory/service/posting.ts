import type { OperateModule } from '../../../kernel/record/service.ts'

/** The document that moves goods, and its line. */
export type Ref = { module: OperateModule; id: string; no: string; lineId: string }

/** A posting: on which day it happened, by which document, and the key that keeps it from happening twice. */
export type Posting = { bizDate: string; ref: Ref; key: string }
