import { Button, InputNumber, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { send } from '../../api/request.ts'
import { readVersion } from '../../api/version.ts'
import { config } from '../../config.ts'
import { compressImage, rotateImage } from '../../lib/image.ts'
import { store } from '../../lib/storage.ts'
import { OnceButton } from '../../ui/once-button.tsx'
import { Results } from './results.tsx'

const key = 'test'

/** A picture of four by two points, drawn here. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(4, 2)
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2)
  return canvas.convertToBlob()
}

async function sizeOf(file: Blob): Promise<string> {
  const image = await createImageBitmap(file)
  const size = `${image.width} × ${image.height} ${file.type}`
  image.close()
  return size
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Tries the helpers that do something: buttons that rest, guarded calls, storage, pictures, the version. */
export function Helpers() {
  const { t } = useTranslation()
  const [degrees, setDegrees] = useState(90)
  const [result, setResult] = useState('')
  const [presses, setPresses] = useState(0)
  const attempt = (work: () => Promise<string>) =>
    void work().then(setResult, (error: unknown) => setResult(said(error)))
  const turn = async () => sizeOf(await rotateImage(await picture(), degrees))
  const compress = async () => sizeOf(await compressImage(await picture()))
  const spoil = () => compressImage(new Blob(['x'], { type: 'image/png' })).then(sizeOf)
  const twice = async () => {
    const submit = () => send('POST', '/api/lh-base/user/refesh', {}, { preventRepeat: true })
    const answers = await Promise.allSettled([submit(), submit()])
    const refused = answers.find((answer) => answer.status === 'rejected')
    return refused ? apiErrorOf(refused.reason).message : t('test.fine')
  }
  const remember = async () => {
    store.set(key, new Date().toISOString(), 'session')
    return `${config.appKey}${key} ${JSON.stringify(store.record(key, 'session'))}`
  }
  const version = async () => (await readVersion()) ?? t('test.none')
  return (
    <section aria-label={t('test.helpers')}>
      <h2>{t('test.helpers')}</h2>
      <Space wrap>
        <OnceButton onClick={() => setPresses((count) => count + 1)}>
          {t('test.once', { count: presses })}
        </OnceButton>
        <Button onClick={() => attempt(twice)}>{t('test.twice')}</Button>
        <Button onClick={() => attempt(remember)}>{t('test.store')}</Button>
        <InputNumber
          value={degrees}
          aria-label={t('test.degrees')}
          onChange={(next) => setDegrees(next ?? 0)}
        />
        <Button onClick={() => attempt(turn)}>{t('test.rotate')}</Button>
        <Button onClick={() => attempt(compress)}>{t('test.compress')}</Button>
        <Button onClick={() => attempt(spoil)}>{t('test.compressNone')}</Button>
        <Button onClick={() => attempt(version)}>{t('test.version')}</Button>
      </Space>
      <div role="status">
        <Results of={[[t('test.result'), result]]} />
      </div>
    </section>
  )
}
