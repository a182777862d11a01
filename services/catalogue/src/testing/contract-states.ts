import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import { createClient } from './client';
import { createFactories } from './factories';
import { createHandoutClient, pdf } from './handout-client';
import { startMediaWithAssets } from './media-with-assets';
import { playable, storeAsset } from './stored-asset';
import { startCatalogue } from './test-catalogue';

const gone = 2_000_000_000;

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const notAccessible = new Set<number>();
  const media = await startMediaWithAssets();
  const catalogue = await startCatalogue({
    mediaFiles: media.client,
    grants: { hasGrant: async (_person, id) => !notAccessible.has(id) },
  });
  const client = createClient(catalogue);
  const make = createFactories(client);
  const etagOf = async (url: string) => String((await client.get(url)).headers.etag);
  const category = async () => {
    const { CategoryId: id, CategoryName: categoryName } = await make.category();
    return { category: id, categoryName, categoryEtag: await etagOf(`/api/category/${id}`) };
  };
  const course = async () => {
    const ofCategory = await category();
    const lists = { what_you_learn: ['Roots'], requirements: ['A pencil'], audience: ['Everybody'] };
    const made = await make.course({ category_id: ofCategory.category, ...lists });
    const { course_id: id, course_name: word } = made;
    return { ...ofCategory, course: id, word, courseEtag: await etagOf(`/api/course/${id}`) };
  };
  const courseModule = async () => {
    const ofCourse = await course();
    const made = await make.courseModule(ofCourse.course);
    return { ...ofCourse, made, module: made.ModuleId, moduleEtag: await etagOf(`/api/courseModule/${made.ModuleId}`) };
  };
  const lessonOf = async (state?: Partial<AssetChange>) => {
    const { course: courseId, made } = await courseModule();
    const { video_id } = await make.video(made, { video_url: addressOfAsset(await storeAsset(catalogue, state)) });
    return { course: courseId, video: video_id };
  };
  const states = {
    nothing: async () => ({}),
    'a category': async () => {
      const made = await category();
      return { ...made, word: made.categoryName };
    },
    'two categories': async () => ({ ...(await category()), otherName: (await category()).categoryName }),
    'a course with an empty module': async () => {
      const { made, ...values } = await courseModule();
      return { ...values, word: made.ModuleName };
    },
    'a course with a module and a video': async () => {
      const { made, ...values } = await courseModule();
      const { video_id: video } = await make.video(made);
      const outlineEtag = await etagOf(courseBuilderPaths.outline(values.course));
      return { ...values, video, outlineEtag, videoEtag: await etagOf(`/api/courseModule/moduleVideo/${video}`) };
    },
    'a rated course of beginners': async () => {
      const values = await course();
      const { db } = catalogue;
      await db('courses').where('course_id', values.course).update({ level: 'beginner' });
      await db('course_reviews').where('course_id', values.course).update({ review_mean: 4.5, review_count: 2 });
      return values;
    },
    'a course, a category and a teacher of one name': async () => {
      const { CategoryId: category_id } = await make.category({ CategoryName: 'Pottery and clay' });
      const made = await make.course({ category_id, course_name: 'Pottery', author: 'Potter Rao' });
      return { course: made.course_id };
    },
    'a draft that is ready': async () => {
      const { made, ...values } = await courseModule();
      await make.video(made);
      await catalogue.db('courses').where('course_id', values.course).update({ is_public: false });
      const courseEtag = await etagOf(`/api/course/${values.course}`);
      return { course: values.course, courseEtag, tomorrow: new Date(Date.now() + 86_400_000).toISOString() };
    },
    'a video with a PDF': async () => {
      const { made, ...values } = await courseModule();
      const { video_id: video } = await make.video(made);
      const { file_id: handout } = await createHandoutClient(catalogue).add(video);
      return { ...values, video, handout, file: pdf() };
    },
    'a video and a file that is no PDF': async () => {
      const { made, ...values } = await courseModule();
      return { ...values, video: (await make.video(made)).video_id, file: Buffer.from('<!doctype html>') };
    },
    'a module and a file': async () => {
      const { course: courseId, module } = await courseModule();
      return { course: courseId, module, asset: await storeAsset(catalogue) };
    },
    'a course with an uploaded introduction': async () => {
      const values = await course();
      const video_path = addressOfAsset(await storeAsset(catalogue, playable));
      await catalogue.db('courses').where('course_id', values.course).update({ video_path });
      return values;
    },
    'a lesson of an uploaded file': async () => lessonOf(playable),
    'a lesson whose file is not ready': async () => lessonOf(),
    'a lesson that nobody has bought': async () => {
      const values = await lessonOf(playable);
      notAccessible.add(values.course);
      return values;
    },
    'a course that nobody has bought': async () => {
      const values = await course();
      notAccessible.add(values.course);
      return values;
    },
    'a module of a course': async () => {
      const { made, ...values } = await courseModule();
      return { ...values, word: made.ModuleName };
    },
    'no such category': async () => ({ category: gone }),
    'no such course': async () => ({ ...(await category()), course: gone }),
    'no such module': async () => ({ ...(await course()), module: gone }),
    'no such video': async () => {
      const { course: courseId, module } = await courseModule();
      return { course: courseId, module, video: gone };
    },
  };
  return {
    app: catalogue.app,
    states,
    headers: (role) => catalogue.tokens.as(role),
    close: async () => {
      await catalogue.close();
      await media.stop();
    },
  };
}
