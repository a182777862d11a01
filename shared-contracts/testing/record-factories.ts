import type { Category } from '@vidyapath/http/category';
import type { Course } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { CourseProgressRow } from '@vidyapath/http/course-progress';
import type { PublicCourse, PublicCourseContent } from '@vidyapath/http/public-course';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import type { LastChange } from '@vidyapath/http/problem';

let last = 0;
const nextId = () => {
  last += 1;
  return last;
};

/** Builders of whole records with their own ids; a test sets only the members that it is about. */
export const makeCategory = (part: Partial<Category> = {}): Category => {
  const CategoryId = part.CategoryId ?? nextId();
  return { CategoryId, CategoryName: `Category ${CategoryId}`, CategoryNameHindi: '', Status: 'Active', ...part };
};

export const makeCourse = (part: Partial<Course> = {}): Course => {
  const course_id = part.course_id ?? nextId();
  return {
    course_id,
    course_name: `Course ${course_id}`,
    course_description: 'What it is about',
    course_info: '<p>What you will learn</p>',
    course_language: 'English',
    banner_image: '',
    author: 'Meera Rao',
    rating: 4.5,
    actual_price: 1_999,
    discounted_price: 999,
    is_premium: true,
    is_best_seller: false,
    is_public: true,
    video_path: 'https://example.com/introduction.mp4',
    category_id: 1,
    what_you_learn: [],
    requirements: [],
    audience: [],
    level: null,
    course_name_hi: '',
    course_description_hi: '',
    publish_at: null,
    ...part,
  };
};

export const makeModule = (part: Partial<CourseModule> = {}): CourseModule => {
  const ModuleId = part.ModuleId ?? nextId();
  return {
    ModuleId,
    CourseId: 4,
    CourseName: 'React Basics',
    ModuleName: `Module ${ModuleId}`,
    ModuleDescription: 'What the module covers',
    SequenceNo: 1,
    Status: 'Active',
    ...part,
  };
};

export const makeVideo = (part: Partial<ModuleVideo> = {}): ModuleVideo => {
  const video_id = part.video_id ?? nextId();
  return {
    video_id,
    course_id: 4,
    module_id: 1,
    video_title: `Video ${video_id}`,
    video_url: 'https://example.com/video.mp4',
    duration_in_seconds: 90,
    sequence_no: 1,
    created_by: 'admin',
    is_preview: false,
    is_published: true,
    asset_id: null,
    status: 'ready',
    ...part,
  };
};

export const makeProgressRow = (part: Partial<CourseProgressRow> = {}): CourseProgressRow => ({
  CourseName: 'React Basics',
  CourseDescription: 'From zero to a first app',
  CourseNameHi: '',
  CourseDescriptionHi: '',
  ModuleId: 1,
  ModuleSequenceNo: 1,
  ModuleName: 'Getting started',
  ModuleDescription: 'Tools and a first page',
  VideoId: 1,
  VideoTitle: 'Welcome',
  VideoUrl: 'https://example.com/welcome.mp4',
  DurationInSeconds: 90,
  IsPublished: true,
  ...part,
});

export const makePublicCourse = (part: Partial<PublicCourse> = {}): PublicCourse => {
  const CourseId = part.CourseId ?? nextId();
  return {
    CourseId,
    CourseName: `Course ${CourseId}`,
    CourseDescription: 'What it is about',
    BannerImage: '',
    CourseLanguage: 'English',
    IsPremium: true,
    IsBestSeller: false,
    Rating: 4.5,
    Author: 'Meera Rao',
    ActualPrice: 1_999,
    DiscountedPrice: 999,
    TotalDurationPerCourse: 5_100,
    ReviewMean: null,
    ReviewCount: 0,
    Level: null,
    CourseNameHi: '',
    CourseDescriptionHi: '',
    LessonCount: 12,
    Learners: 0,
    ...part,
  };
};

export const makePublicContent = (part: Partial<PublicCourseContent> = {}): PublicCourseContent => ({
  ...makePublicCourse(part),
  CourseInfo: '<p>What you will learn</p>',
  VideoPath: 'https://example.com/introduction.mp4',
  Category: { CategoryId: 3, CategoryName: 'Web', CategoryNameHindi: 'वेब' },
  Captions: [],
  WhatYouLearn: [],
  Requirements: [],
  Audience: [],
  Modules: [
    {
      ModuleName: 'Getting started',
      ModuleDescription: 'Tools',
      TotalDurationPerModule: 200,
      Lessons: [{ VideoId: 1, VideoTitle: 'Hello', DurationInSeconds: 200, IsPreview: false }],
    },
  ],
  ...part,
});

/** Of a 412: the change that a colleague has stored meanwhile. */
export const makeLastChange = (part: Partial<LastChange> = {}): LastChange => ({
  at: '2026-11-22T08:35:00Z',
  actor: { id: 99, name: 'Meera Rao' },
  fields: [],
  ...part,
});
