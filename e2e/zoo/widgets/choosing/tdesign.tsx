import { AutoComplete, Cascader, Select, TreeSelect } from 'tdesign-react';
import 'tdesign-react/es/style/index.css';
import { AREAS, CITIES, TREE } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

render(
  <>
    <Select className="city" options={CITIES} onChange={value => report('city', value)} />
    <Cascader className="area" options={AREAS} onChange={value => report('area', value)} />
    <TreeSelect className="tree" data={TREE} onChange={value => report('tree', value)} />
    <AutoComplete
      className="typed"
      options={['Berlin', 'Paris']}
      onChange={value => report('typed', value)}
    />
  </>,
);
