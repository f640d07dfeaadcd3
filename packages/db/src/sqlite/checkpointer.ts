import Database from 'better-sqlite3'
import { parentPort, workerData } from 'node:worker_threads'

/* A thread that carries committed pages over into the database file; checkpoints.ts asks for it. */

const database = new Database(String(workerData), { fileMustExist: true })
database.pragma('synchronous = FULL')
const carryOver = database.prepare('pragma wal_checkpoint(passive)')

parentPort?.on('message', () => {
  carryOver.get()
  // What was committed meanwhile is little, which is all that the writer should be left with.
  carryOver.get()
  parentPort?.postMessage('done', [])
})
