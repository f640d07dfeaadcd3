/** Has a process that runs with `--inspect` collect all its garbage: what is in use then is in use for good. */
export async function collectGarbage(inspectPort: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[] // of the inspector
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  const heard = (event: 'open' | 'message') =>
    new Promise((resolve, reject) => {
      socket.addEventListener(event, resolve, { once: true })
      socket.addEventListener('error', reject, { once: true })
    })
  await heard('open')
  const collected = heard('message')
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await collected
  socket.close()
}
