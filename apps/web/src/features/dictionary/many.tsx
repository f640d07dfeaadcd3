import { App, Button, Input, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { refreshed } from './refreshed.ts'

/** Rows as they are copied from a sheet: value, label, English label. */
function entriesIn(text: string) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, sort) => {
    const [dictValue = '', dictLabel = '', labelEn = ''] = line
      .split(/\t|,|，/)
      .map((cell) => cell.trim())
    return { dictValue, dictLabel, labelEn, sort }
  })
}

/** Brings in many entries at once, and takes the platform's again. */
export function Many({ code, isClosed }: { code: string; isClosed: boolean }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [text, setText] = useState<string>()
  const load = useMutation({
    ...trpc.dictionary.import.mutationOptions(inPlace),
    onSuccess: async (told) => {
      void message.success(t('dictionary.imported', told))
      setText(undefined)
      await refreshed()
    },
  })
  const sync = useMutation(
    trpc.dictionary.sync.mutationOptions({
      onSuccess: async (told) => {
        void message.success(t('dictionary.synced', told))
        await refreshed()
      },
    }),
  )
  return (
    <>
      {!isClosed && <Button onClick={() => setText('')}>{t('dictionary.import')}</Button>}
      <Popconfirm
        title={t('dictionary.syncAsk')}
        description={t('dictionary.syncHint')}
        onConfirm={() => sync.mutate({ code })}
      >
        <Button loading={sync.isPending}>{t('dictionary.sync')}</Button>
      </Popconfirm>
      <Modal
        open={text !== undefined}
        title={t('dictionary.importTitle', { code })}
        okText={t('dictionary.import')}
        confirmLoading={load.isPending}
        onOk={() => load.mutate({ code, entries: entriesIn(text ?? '') })}
        onCancel={() => setText(undefined)}
      >
        <p>{t('dictionary.importHint')}</p>
        <Input.TextArea
          rows={10}
          value={text ?? ''}
          aria-label={t('dictionary.importTitle', { code })}
          onChange={({ target }) => setText(target.value)}
        />
        {load.error && <p role="alert">{apiErrorOf(load.error).message}</p>}
      </Modal>
    </>
  )
}
