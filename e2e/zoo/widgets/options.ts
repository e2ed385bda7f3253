export const CITIES = ['Berlin', 'Paris', 'Tokyo', 'Lima'].map(label => ({
  label,
  value: label.toLowerCase(),
}));

export const AREAS = [
  {
    value: 'zj',
    label: 'Zhejiang',
    children: [
      { value: 'hz', label: 'Hangzhou' },
      { value: 'nb', label: 'Ningbo' },
    ],
  },
  { value: 'js', label: 'Jiangsu', children: [{ value: 'nj', label: 'Nanjing' }] },
];

/** As trees name the same: `key` and `title` beside `value` and `label`. */
export const TREE = AREAS.map(({ children, ...branch }) => ({
  ...branch,
  key: branch.value,
  title: branch.label,
  children: children.map(leaf => ({ ...leaf, key: leaf.value, title: leaf.label })),
}));
