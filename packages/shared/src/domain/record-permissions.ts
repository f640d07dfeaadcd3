/** Who may do what with that which every record has: histories, documents, and the views of its list. */
export const recordPermissions = {
  'record.operations': 'member',
  'record.audits': 'member',
  'savedView.list': 'savedView:use',
  'savedView.save': 'savedView:use',
  'savedView.remember': 'savedView:use',
  'savedView.remove': 'savedView:use',
  'savedView.setDefault': 'savedView:use',
  'record.prices': 'member',
  // By the record that a document belongs to: domain/file.ts.
  'file.upload': 'member',
  'file.list': 'member',
  'file.download': 'member',
  'file.thumbnail': 'member',
  'file.update': 'member',
  'file.remove': 'member',
  'file.usage': 'member',
  'file.pictures': 'member',
  'file.picturesOf': 'member',
} as const
