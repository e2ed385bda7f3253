import { AutoComplete, Cascader, Select, TreeSelect } from '@arco-design/web-react';
import '@arco-design/web-react/dist/css/arco.css';
import { AREAS, CITIES, TREE } from '../options.ts';
import { render } from '../render-react.tsx';
import { report } from '../report.ts';

const style = { width: 220 };
render(
  <>
    <Select className="city" options={CITIES} onChange={value => report('city', value)} style={style} />
    <Cascader className="area" options={AREAS} onChange={value => report('area', value)} style={style} />
    <TreeSelect className="tree" treeData={TREE} onChange={value => report('tree', value)} style={style} />
    <AutoComplete
      className="typed"
      data={['Berlin', 'Paris']}
      onChange={value => report('typed', value)}
      style={style}
    />
  </>,
);
