import { DownOutlined, PrinterOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'

export type PaperOf = { paper: PaperKind; businessId: string }

/** A record as PDF in the language that is chosen: to print, or to keep. */
export function PrintButton(of: PaperOf) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: (locale: string) => download('paper.print', { ...of, locale }),
    onSuccess: () => queryClient.invalidateQueries(trpc.paper.copies.queryFilter(of)),
  })
  const items = [
    { key: 'zh', label: t('paper.inChinese') },
    { key: 'en', label: t('paper.inEnglish') },
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => mutate(key) }}>
      <Button loading={isPending} icon={<PrinterOutlined aria-hidden />}>
        {t('paper.print')}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
