import { AutoComplete, Cascader, Select, TreeSelect } from 'antd';
import { createRoot } from 'react-dom/client';
import { AREAS, CITIES } from './options.ts';
import { report } from './report.ts';

const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({
  label: `Item ${index + 1}`,
  value: index + 1,
}));
const TREE = [
  { value: 'fruit', title: 'Fruit', children: [{ value: 'apple', title: 'Apple' }] },
  { value: 'bread', title: 'Bread' },
];

function Choices() {
  return (
    <>
      <label htmlFor="city">City</label>
      <Select id="city" options={CITIES} onChange={value => report('city', value)} style={{ width: 200 }} />
      <label htmlFor="cities">Cities</label>
      <Select
        id="cities"
        mode="multiple"
        defaultValue={['berlin']}
        options={CITIES}
        onChange={value => report('cities', value)}
        style={{ width: 300 }}
      />
      <label htmlFor="many">Many</label>
      <Select id="many" options={THOUSAND} onChange={value => report('many', value)} style={{ width: 200 }} />
      <label htmlFor="found">Found</label>
      <Select
        id="found"
        showSearch={{ optionFilterProp: 'label' }}
        options={THOUSAND}
        onChange={value => report('found', value)}
        style={{ width: 200 }}
      />
      <label htmlFor="area">Area</label>
      <Cascader id="area" options={AREAS} onChange={value => report('area', value)} style={{ width: 200 }} />
      <label htmlFor="food">Food</label>
      <TreeSelect
        id="food"
        treeData={TREE}
        onChange={value => report('food', value)}
        style={{ width: 200 }}
      />
      <label htmlFor="typed">Typed</label>
      <AutoComplete
        id="typed"
        options={CITIES}
        onSelect={value => report('typed', value)}
        style={{ width: 200 }}
      />
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Choices />
    </main>,
  );
